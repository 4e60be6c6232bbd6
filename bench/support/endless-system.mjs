import { once } from 'node:events'
import { createServer } from 'node:http'

/** A program system of the attacking partner that goes on answering for as long as it is heard. */
export async function endlessSystem() {
  const chunk = Buffer.alloc(1_048_576, ' ')
  const system = createServer((_, answer) => {
    const goOn = () => {
      while (!answer.destroyed) if (!answer.write(chunk)) return
    }
    answer.on('drain', goOn)
    answer.on('error', () => undefined)
    goOn()
  }).listen(0, '127.0.0.1')
  await once(system, 'listening')
  return system
}
