import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/base.css';
import { mount } from 'svelte';
import { settings } from '../store/settings.svelte.ts';
import { learn } from '../store/words.svelte.ts';
import Gallery from './Gallery.svelte';

// The look is that of the address and is not kept: nobody's own settings change by looking at the gallery.
const asked = new URLSearchParams(location.search);
settings.locale = asked.get('locale') === 'ru' ? 'ru' : 'en';
settings.theme = asked.get('theme') === 'light' ? 'light' : 'dark';
settings.isPrimerHidden = true;
document.documentElement.dataset.theme = settings.theme;
document.documentElement.dataset.motion = 'skip';
document.documentElement.lang = settings.locale;

const target = document.getElementById('app');
if (target === null) throw new Error('gallery.html has no #app');
const piece = location.pathname.split('/')[2];
void learn(settings.locale).then(() => mount(Gallery, { target, props: { piece, hasLook: asked.has('theme') } }));
