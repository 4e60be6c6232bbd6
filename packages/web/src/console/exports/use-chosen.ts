import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type Chosen, readChosen, writeChosen } from './chosen.ts'

/** The choice in the address. The router writes an address when it finds time; what was chosen last counts at once. */
export function useChosen() {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [last, setLast] = useState<{ readonly address: string; readonly chosen: Chosen } | null>(null)
  if (last !== null && last.address !== address) setLast(null)
  const chosen = last?.address === address ? last.chosen : readChosen(params)
  return {
    chosen,
    choose: (next: Partial<Chosen>) => {
      const whole = { ...chosen, ...next }
      const written = writeChosen(whole)
      const view = params.get('view')
      if (view !== null) written.set('view', view)
      setLast({ address, chosen: whole })
      setParams(written, { replace: true })
    },
  }
}
