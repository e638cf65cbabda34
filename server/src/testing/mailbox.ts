import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A refusal as a mail server sends it. */
interface Refusal {
  at: 'rcpt' | 'data' | 'auth';
  code: number;
  text: string;
}

export interface ReceivedMail {
  from: string;
  to: readonly string[];
  /** The text as received over the wire. */
  raw: string;
}

/** A real mail server on this machine. */
export interface Mailbox {
  /** The address for SMTP_URL. */
  url: string;
  /** The mails it accepted, in order. */
  mails: ReceivedMail[];
  /** Addresses of RCPT, including refused ones. */
  tried: string[];
  /** Refuses these from now on; accepts all without an argument. */
  refuse(refusal?: Refusal): void;
  /** Delays its reply to every message until the promise settles. */
  wait(until: Promise<unknown>): void;
  /** Stops; the address stays reserved. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

function refused({ code, text: words }: Refusal): Error {
  return Object.assign(new Error(words), { responseCode: code });
}

/** Decodes the encoded words of a header: a letter may be split between two of them. */
const inLetters = (header: string) =>
  header.replaceAll(/=\?UTF-8\?B\?[\w+/=]+\?=(?: =\?UTF-8\?B\?[\w+/=]+\?=)*/g, (words) =>
    Buffer.concat(
      [...words.matchAll(/\?B\?([\w+/=]+)/g)].map(([, coded = '']) => Buffer.from(coded, 'base64')),
    ).toString('utf8'),
  );

/** Returns header `name` of a mail, unfolded; null without one. */
export function headerOf({ raw }: ReceivedMail, name: string): string | null {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name}: `));
  return line === undefined ? null : inLetters(line.slice(name.length + 2));
}

/** Returns the text of a mail, without soft line breaks, and with its signs decoded. */
export function bodyOf({ raw }: ReceivedMail): string {
  const inBase64 = /(Content-Transfer-Encoding: base64\r\n(?:[\w-]+: .*\r\n)*\r\n)([\w+/=\r\n]+)/g;
  const readable = raw.replaceAll(
    inBase64,
    (_all, head: string, coded: string) => head + Buffer.from(coded, 'base64').toString('latin1'),
  );
  const joined = readable.replaceAll('=\r\n', '');
  const bytes = joined.replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

/** The account that may sign in to it. */
interface SignIn {
  user: string;
  pass: string;
}

/** The mails that a mail server has received, and its current behaviour. */
interface Post {
  mails: ReceivedMail[];
  tried: string[];
  refusal: Refusal | undefined;
  /** The server accepts a message after this. */
  hold: Promise<unknown>;
}

function mailServer(post: Post, signIn: SignIn | undefined): SMTPServer {
  return new SMTPServer({
    authOptional: signIn === undefined,
    disabledCommands: signIn === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    disableReverseLookup: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const isRight = username === signIn?.user && password === signIn?.pass;
      if (isRight && post.refusal?.at !== 'auth') done(null, { user: username });
      else done(refused(post.refusal ?? { at: 'auth', code: 535, text: 'Who are you?' }));
    },
    onRcptTo({ address }, _session, done) {
      post.tried.push(address);
      done(post.refusal?.at === 'rcpt' ? refused(post.refusal) : null);
    },
    async onData(stream, { envelope }, done) {
      const raw = await text(stream);
      if (post.refusal?.at === 'data') {
        done(refused(post.refusal));
        return;
      }
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      post.mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
      await post.hold;
      done();
    },
  });
}

/** @param signIn a required user and password; none when absent */
export async function openMailbox(signIn?: SignIn): Promise<Mailbox> {
  const post: Post = { mails: [], tried: [], refusal: undefined, hold: Promise.resolve() };
  let port = 0;
  let server: SMTPServer | undefined;

  const mailbox: Mailbox = {
    url: '',
    mails: post.mails,
    tried: post.tried,
    refuse(next) {
      post.refusal = next;
    },
    wait(until) {
      post.hold = until.catch(() => undefined);
    },
    async start() {
      server = mailServer(post, signIn);
      // A killed client ends its connection in the middle.
      server.on('error', () => undefined);
      const listening = server.listen(port, '127.0.0.1');
      await once(listening, 'listening');
      ({ port } = listening.address() as AddressInfo);
      const who = signIn === undefined ? '' : `${signIn.user}:${signIn.pass}@`;
      mailbox.url = `smtp://${who}127.0.0.1:${port}`;
    },
    async stop() {
      const running = server;
      server = undefined;
      if (running !== undefined) {
        await new Promise<void>((closed) => {
          running.close(() => closed());
        });
      }
    },
  };
  await mailbox.start();
  return mailbox;
}
