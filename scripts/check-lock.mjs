/** No address of a registry in the lock file: everybody installs from the one they have set up. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT } from './install.mjs';

const addresses = readFileSync(join(ROOT, 'package-lock.json'), 'utf8').match(/"resolved": "https?:[^"]*"/g) ?? [];
if (addresses.length > 0) fail(`package-lock.json names ${addresses.length} registry addresses, for instance ${addresses[0]}`);
