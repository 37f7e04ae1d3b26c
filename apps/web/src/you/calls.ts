import type {
  AccountAnswer,
  CodesAnswer,
  HouseAnswer,
  MailBody,
  MeAnswer,
  PasskeyAnswer,
  PasskeyOptionsAnswer,
  RemoveMailBody,
  RestAnswer,
  RestChoice,
  SignInAnswer,
} from '@orrery/protocol';
import { PATHS } from '@orrery/protocol/constants';
import { request } from '../net/http.ts';

/** What the page about oneself asks of the server. */
export const account = {
  read: () => request<AccountAnswer>('GET', PATHS.account),
  newPasskeyOptions: () => request<PasskeyOptionsAnswer>('POST', PATHS.passkeyOptions, {}),
  addPasskey: (response: object) => request<PasskeyAnswer>('POST', PATHS.passkeys, { response }),
  removePasskey: (passkey: string) => request<AccountAnswer>('POST', PATHS.removePasskey, { passkey }),
  newCodes: () => request<CodesAnswer>('POST', PATHS.codes, {}),
  endSession: (session: string) => request<AccountAnswer>('POST', PATHS.endSession(session), {}),
  signInOptions: () => request<PasskeyOptionsAnswer>('POST', PATHS.signInOptions, {}),
  signInByPasskey: (response: object) => request<SignInAnswer>('POST', PATHS.signInByPasskey, { response }),
  signInByCode: (code: string) => request<SignInAnswer>('POST', PATHS.signInByCode, { code }),
  house: () => request<HouseAnswer>('GET', PATHS.house),
  askToConfirm: (asked: MailBody) => request<object>('POST', PATHS.mail, asked),
  confirmMail: (code: string) => request<PasskeyAnswer>('POST', PATHS.confirmMail, { code }),
  removeMail: (body: RemoveMailBody) => request<AccountAnswer>('POST', PATHS.removeMail, body),
  askMail: (asked: MailBody) => request<object>('POST', PATHS.askMail, asked),
  signInByMail: (code: string) => request<SignInAnswer>('POST', PATHS.signInByMail, { code }),
  deleteMe: (name: string) => request<MeAnswer>('POST', PATHS.deleteMe, { name }),
  data: () => request<object>('GET', PATHS.ownData),
  rest: () => request<RestAnswer>('GET', PATHS.rest),
  keepRest: (choice: RestChoice) => request<RestAnswer>('POST', PATHS.rest, choice),
};
