import { createHash } from 'node:crypto';
import { isObject, type Json, LOCALES, type Locale } from '@orrery/engine';
import { HOOK_FORMS, type HookForm } from '@orrery/protocol';
import type { Address } from '../storage/address-ports.ts';

/** Where a webhook leads and how it wants to be spoken to. */
export interface HookTarget {
  readonly url: string;
  readonly form: HookForm;
  readonly locale: Locale;
  /** Of Telegram: where its bot writes. */
  readonly chat?: string;
  /** How people are called there, by their names here. */
  readonly mentions: Readonly<Record<string, string>>;
}

/** Undefined: it cannot be read. */
export function hookTarget({ kind, target }: Pick<Address, 'kind' | 'target'>): HookTarget | undefined {
  if (kind !== 'hook') return undefined;
  const read = jsonIn(target);
  if (!isObject(read) || typeof read.url !== 'string') return undefined;
  const form = HOOK_FORMS.find((one) => one === read.form) ?? 'plain';
  const chat = typeof read.chat === 'string' ? { chat: read.chat } : {};
  return { url: read.url, form, locale: localeOf(read.locale), ...chat, mentions: mentionsIn(read.mentions) };
}

/** The same target twice would be called twice; the same one for two tables is two. */
export function hookKey(
  { url, chat = '' }: Pick<HookTarget, 'url' | 'chat'>,
  { person, table }: Pick<Address, 'person' | 'table'>,
): string {
  const whose = table === '' ? person : `table ${table}`;
  return createHash('sha256')
    .update(JSON.stringify([url, chat, whose]))
    .digest('base64url');
}

/** What a browser gave when it said yes. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly locale: Locale;
  /** Of the browser that said it: where that has ended nothing is sent. */
  readonly session: string;
}

export function pushTarget({ kind, target }: Pick<Address, 'kind' | 'target'>): PushTarget | undefined {
  const read = kind === 'push' ? jsonIn(target) : undefined;
  if (!isObject(read) || typeof read.endpoint !== 'string' || !isObject(read.keys)) return undefined;
  const { p256dh, auth } = read.keys;
  if (typeof p256dh !== 'string' || typeof auth !== 'string') return undefined;
  return {
    endpoint: read.endpoint,
    keys: { p256dh, auth },
    locale: localeOf(read.locale),
    session: typeof read.session === 'string' ? read.session : '',
  };
}

/** By what a browser is known again; nobody can write to it by that. */
export function pushKey(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

export function localeOf(given: unknown): Locale {
  return LOCALES.find((one) => one === given) ?? 'en';
}

export function jsonIn(text: string): Json | undefined {
  try {
    const read: Json = JSON.parse(text);
    return read;
  } catch {
    return undefined;
  }
}

function mentionsIn(given: Json | undefined): Readonly<Record<string, string>> {
  if (!isObject(given)) return {};
  return Object.fromEntries(Object.entries(given).flatMap(([name, mention]) => (typeof mention === 'string' ? [[name, mention]] : [])));
}
