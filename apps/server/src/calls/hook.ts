import type { Posting } from '../outward/post.ts';
import type { Address } from '../storage/address-ports.ts';
import { type Call, linkOf, textOf } from './message.ts';
import { type HookTarget, hookTarget } from './targets.ts';

/** Discord would read a name as bold, as a link, as an invitation, as a mention of everybody. A sign behind a stroke is that sign. */
const DISCORD_SIGNS = /[!-/:-@[-`{-~]/g;
const DISCORD_ID = /^\d{5,25}$/;

/** What is sent to a webhook; undefined: nobody can tell where. */
export function hookPosting(address: Address, call: Call, site: string | undefined): Posting | undefined {
  const target = hookTarget(address);
  if (target === undefined) return undefined;
  const link = linkOf(site, call);
  const body = JSON.stringify(BODIES[target.form](call, { target, link, isOfTable: address.table !== '' }));
  return { url: target.url, headers: { 'content-type': 'application/json' }, body };
}

interface Spoken {
  readonly target: HookTarget;
  readonly link: string | undefined;
  /** Several read it: people are named. */
  readonly isOfTable: boolean;
}

const BODIES = { plain, discord, telegram } as const;

function plain(call: Call, { target: { locale, mentions }, link, isOfTable }: Spoken): object {
  const { kind, table, game, seats } = call;
  const people = seats.map(({ seat, name, deadlineAt }) => {
    const mention = mentionOf(mentions, name);
    return { seat, name, ...(mention === undefined ? {} : { mention }), ...(deadlineAt === undefined ? {} : { deadlineAt }) };
  });
  const text = textOf(call, locale, { whoOf: isOfTable ? (name) => mentionOf(mentions, name) ?? name : undefined });
  const type = call.switchedOff === undefined ? kind : 'switched-off';
  return { type, ...(table === undefined ? {} : { table }), ...(game === undefined ? {} : { game }), people, link, text };
}

/** Nobody is mentioned but those whom the owner of the webhook named. */
function discord(call: Call, { target: { locale, mentions }, link, isOfTable }: Spoken): object {
  const users = call.seats.flatMap(({ name }) => mentionOf(mentions, name) ?? []).filter((id) => DISCORD_ID.test(id));
  const who = (name: string): string => {
    const id = mentionOf(mentions, name);
    return id !== undefined && DISCORD_ID.test(id) ? `<@${id}>` : discordText(name);
  };
  const text = textOf(call, locale, { whoOf: isOfTable || users.length > 0 ? who : undefined, asText: discordText });
  return { content: withLink(text, link), allowed_mentions: { parse: [], users: [...new Set(users)] } };
}

function discordText(chosen: string): string {
  return chosen.replaceAll(DISCORD_SIGNS, '\\$&');
}

/**
 * Telegram looks for mentions, links and commands in any text, also in one without marks; only in what is marked as code it looks for none,
 * and shows it as it is. The mentions that the owner gave stay mentions.
 */
function telegram(call: Call, { target: { locale, mentions, chat }, link, isOfTable }: Spoken): object {
  const isMentioned = call.seats.some(({ name }) => mentionOf(mentions, name) !== undefined);
  const who = (name: string): string => {
    const mention = mentionOf(mentions, name);
    return mention === undefined ? telegramText(name) : html(mention);
  };
  const text = textOf(call, locale, { whoOf: isOfTable || isMentioned ? who : undefined, asText: telegramText });
  const written = withLink(text, link === undefined ? undefined : html(link));
  return { chat_id: chat ?? '', text: written, parse_mode: 'HTML', link_preview_options: { is_disabled: true } };
}

function telegramText(chosen: string): string {
  return `<code>${html(chosen)}</code>`;
}

/** All that Telegram asks to be written otherwise. Our own words and the names of games have none of it: see the test. */
function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function withLink(text: string, link: string | undefined): string {
  return link === undefined ? text : `${text}\n${link}`;
}

function mentionOf(mentions: HookTarget['mentions'], name: string): string | undefined {
  return Object.entries(mentions).find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1];
}
