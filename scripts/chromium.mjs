import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The one that can only run without a window first: it does so in two thirds of the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where a Chromium for the browser tests is. Debian's is installed when there is none and we may. */
export function findChromium() {
  const given = process.env.ORRERY_CHROMIUM;
  if (given !== undefined && existsSync(given)) return given;
  return PLACES.find((place) => existsSync(place)) ?? installChromium();
}

function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium for the browser tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  apt('update', '-qq');
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  if (!install('chromium-headless-shell')) install('chromium');
  return PLACES.find((place) => existsSync(place));
}
