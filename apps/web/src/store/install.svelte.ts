/** What browsers that can install apps hand out; the standard types do not know it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<InstallOffer>();

// Kept for the settings: asked on its own the browser would interrupt somebody who has just come to play.
addEventListener('beforeinstallprompt', (event) => {
  if (!('prompt' in event)) return;
  event.preventDefault();
  offer = event as InstallOffer;
});
addEventListener('appinstalled', () => {
  offer = undefined;
});

export function canInstall(): boolean {
  return offer !== undefined;
}

/** An offer is good for one question, whatever the answer. */
export async function install(): Promise<void> {
  const asked = offer;
  offer = undefined;
  await asked?.prompt();
}
