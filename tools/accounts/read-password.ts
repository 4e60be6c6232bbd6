import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A password never stands in the arguments, where every process of the machine can read it: asked for, or piped in. */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? ''
  const password = await askHidden('Password: ')
  if ((await askHidden('Once more: ')) !== password) throw new Error('The two passwords differ.')
  return password
}

async function askHidden(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await lines.question('')
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}
