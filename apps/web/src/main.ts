import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './store/settings.svelte.ts';
import { learn } from './store/words.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
await learn(settings.locale);
mount(App, { target });
if (import.meta.env.PROD) void import('./net/service.ts').then(({ startService }) => startService());
