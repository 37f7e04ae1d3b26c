import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startService } from './net/service.ts';
import { watchParts } from './store/missing-parts.svelte.ts';
import { settings } from './store/settings.svelte.ts';
import { WITHOUT_WORDS } from './store/without-words.ts';
import { learn } from './store/words.svelte.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
// Not awaited here: the words need what this file comes with, and would wait for it as it would for them.
void learn(settings.locale).then(() => mount(App, { target }), sayWithoutWords);
watchParts();
if (import.meta.env.PROD) void startService();

/** The words themselves did not come: the server was updated in this very moment, or the way there is lost. */
function sayWithoutWords(): void {
  const again = document.createElement('button');
  again.dataset.failure = '';
  again.textContent = WITHOUT_WORDS[settings.locale];
  again.addEventListener('click', () => location.reload());
  target?.replaceChildren(again);
}
