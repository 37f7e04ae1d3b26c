import { ECDH } from 'node:crypto';
import { isObject, type Json } from '@orrery/engine';
import webPush from 'web-push';
import type { Config } from '../config.ts';
import type { Posting } from '../outward/post.ts';
import type { Address } from '../storage/address-ports.ts';
import type { HouseStore, Storage } from '../storage/ports.ts';
import { type Call, gameName, pathOf, textOf } from './message.ts';
import { jsonIn, pushTarget } from './targets.ts';

/** By which push services know that a message is from this house (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** All it takes to push. */
export interface Push {
  readonly keys: PushKeys;
  /** Whom a push service may ask about what comes from here. */
  readonly subject: string;
}

/** Undefined where the host wants none, or where the keys cannot be kept: a house without pushes is open all the same. */
export async function openPush(
  config: Pick<Config, 'webhooks' | 'site' | 'mailFrom'>,
  { house }: Pick<Storage, 'house'>,
  failed: (reason: unknown) => void,
): Promise<Push | undefined> {
  if (config.webhooks === 'off') return undefined;
  try {
    return { keys: await pushKeys(house), subject: pushSubject(config) };
  } catch (reason) {
    failed(reason);
    return undefined;
  }
}

const KEPT_AS = 'push-keys';

/** Made when the house first opens, and the same from then on: a browser takes pushes from the key it said yes to alone. */
async function pushKeys(house: Pick<HouseStore, 'get' | 'keep'>): Promise<PushKeys> {
  const kept = (await house.get(KEPT_AS)) ?? (await house.keep(KEPT_AS, JSON.stringify(webPush.generateVAPIDKeys())));
  const { publicKey, privateKey } = readKeys(jsonIn(kept));
  return { publicKey, privateKey };
}

function readKeys(read: Json | undefined): PushKeys {
  if (!isObject(read) || typeof read.publicKey !== 'string' || typeof read.privateKey !== 'string')
    throw new Error('the keys for pushes cannot be read');
  return { publicKey: read.publicKey, privateKey: read.privateKey };
}

/** A call is worth nothing when the day is over. */
const TTL_SECONDS = 24 * 3600;

/** Nothing can be sealed for what is no point of the curve. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** Encrypted for that browser alone (RFC 8291): the push service on the way reads none of it. */
export function pushPosting(address: Address, call: Call, { keys, subject }: Push): Posting | undefined {
  const target = pushTarget(address);
  if (target === undefined) return undefined;
  const { locale } = target;
  const title = gameName(call.game, locale);
  const url = pathOf(call) ?? '/you';
  const payload = { title: title === '' ? 'Orrery' : title, body: textOf(call, locale), url, tag: call.table ?? 'orrery', lang: locale };
  const { endpoint, headers, body } = webPush.generateRequestDetails(target, JSON.stringify(payload), {
    vapidDetails: { subject, ...keys },
    TTL: TTL_SECONDS,
    contentEncoding: 'aes128gcm',
    urgency: call.kind === 'try' ? 'normal' : 'high',
  });
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  return { url: endpoint, headers: plain, body: body ?? '' };
}

function pushSubject({ site, mailFrom }: { readonly site?: string; readonly mailFrom?: string }): string {
  const box = mailFrom === undefined ? undefined : (/<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom.trim());
  if (box !== undefined) return `mailto:${box}`;
  return site?.startsWith('https:') === true ? site : 'mailto:orrery@localhost';
}
