import { createContext, type ReactNode, useContext, useState } from 'react'
import { HttpProblem } from '../../platform/http-problem.ts'
import { ProofDialog } from './proof-dialog.tsx'

type Asked = { readonly given: () => void; readonly cancelled: () => void }
type WithProof = <Done>(change: () => Promise<Done>) => Promise<Done>

const Proof = createContext<WithProof>((change) => change())

/** Runs a change to the ways in. Where the server wants to know who it is, the password is asked for and it runs again. */
export const useProof = (): WithProof => useContext(Proof)

export function ProofProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const withProof: WithProof = async (change) => {
    try {
      return await change()
    } catch (refusal) {
      if (!(refusal instanceof HttpProblem && refusal.code === 'accounts.proof-needed')) throw refusal
      await new Promise<void>((given, reject) => setAsked({ given, cancelled: () => reject(refusal) }))
      return change()
    }
  }
  const closeAnd = (tell: () => void) => () => {
    setAsked(null)
    tell()
  }
  return (
    <Proof value={withProof}>
      {children}
      {asked !== null && <ProofDialog onGiven={closeAnd(asked.given)} onClose={closeAnd(asked.cancelled)} />}
    </Proof>
  )
}
