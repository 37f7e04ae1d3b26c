import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startService } from './net/service.ts';
import { settings } from './store/settings.svelte.ts';
import { learn } from './store/words.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
// Not awaited here: the words need what this file comes with, and would wait for it as it would for them.
void learn(settings.locale).then(() => mount(App, { target }));
if (import.meta.env.PROD) void startService();
