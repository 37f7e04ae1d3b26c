import { settings } from '../store/settings.svelte.ts';
import { waiting } from '../store/waiting.svelte.ts';
import { play } from '../ui/sound.ts';
import { SEEK_WORDS } from './words.ts';

/** Whether the browser would show a notice: it can, may, or would have to be asked. */
export function noticeState(): NotificationPermission | 'none' {
  return typeof Notification === 'undefined' ? 'none' : Notification.permission;
}

/** That opponents were found is heard, and is seen by who looks at another tab: in the title of this one, and as a notice where that is allowed. */
export function announceFound(): void {
  if (settings.sound === 'on') play('turn', settings.volume);
  if (!document.hidden) return;
  const sentence = SEEK_WORDS[settings.locale].found;
  waiting.news = sentence;
  document.addEventListener('visibilitychange', () => (waiting.news = undefined), { once: true });
  if (noticeState() !== 'granted') return;
  try {
    const notice = new Notification('Orrery', { body: sentence, tag: 'found' });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some phones show notices of service workers alone: there the title says it.
  }
}
