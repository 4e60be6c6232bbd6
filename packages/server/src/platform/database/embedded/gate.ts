/** A queue of one: who enters holds the embedded connection until it leaves. Kysely and the job queue share it. */
export type Gate = { enter(): Promise<Leave> }
export type Leave = () => void

export function openGate(): Gate {
  let last: Promise<void> = Promise.resolve()
  return {
    enter() {
      const before = last
      return new Promise((admit) => {
        last = new Promise((leave) => {
          void before.then(() => admit(leave))
        })
      })
    },
  }
}
