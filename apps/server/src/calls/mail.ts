import type { Locale } from '@orrery/engine';
import type { Mail } from '../mail/mailer.ts';
import { type Call, gameName, linkOf, textOf } from './message.ts';
import { CALL_WORDS } from './words.ts';

interface Written {
  readonly to: string;
  readonly locale: Locale;
  readonly site: string | undefined;
}

/** A call as a letter: the first line is its subject too, so that a telephone shows all of it. */
export function callMail(call: Call, { to, locale, site }: Written): Mail {
  const said = textOf(call, locale, { asText: unlinked });
  return { to, subject: said, text: lines([said, linkOf(site, call)], footer(locale, site)) };
}

export interface WaitingTable {
  readonly table: string;
  readonly game: string;
}

/** All tables that wait, in one letter. */
export function digestMail(tables: readonly WaitingTable[], { to, locale, site }: Written): Mail {
  const words = CALL_WORDS[locale];
  const listed = tables.map(({ table, game }) =>
    [gameName(game, locale), linkOf(site, { kind: 'turn', table })].filter((part) => part !== undefined).join('\n'),
  );
  return { to, subject: words.waiting(tables.length), text: lines([words.waiting(tables.length), ...listed], footer(locale, site)) };
}

/** Readers of mail make a link of whatever looks like one: nothing that anybody sees stands where the parts of it meet. */
function unlinked(chosen: string): string {
  return chosen.replaceAll(/[.:/@](?=\S)/g, '$&\u2060');
}

function footer(locale: Locale, site: string | undefined): string | undefined {
  return site === undefined ? undefined : CALL_WORDS[locale].switchOff(`${site}/you`);
}

function lines(paragraphs: readonly (string | undefined)[], end: string | undefined): string {
  const said = paragraphs.filter((one) => one !== undefined).join('\n\n');
  return end === undefined ? `${said}\n` : `${said}\n\n-- \n${end}\n`;
}
