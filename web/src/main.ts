// Starts the page.
import './fonts.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepSettings } from './lib/settings.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
keepSettings()
mount(App, { target })
