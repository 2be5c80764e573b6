// Modules that the build makes.
declare module 'virtual:sprite' {
  /** The address of the icons' sprite. */
  const address: string
  export default address
}
