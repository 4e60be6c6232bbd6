import { useSearchParams } from 'react-router'

/** Whether the address asks for this to be done (`?do=new`), and the way to say so or to have done with it. */
export function useAsked(what: string): readonly [boolean, (isAsked: boolean) => void] {
  const [params, setParams] = useSearchParams()
  const ask = (isAsked: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (isAsked) next.set('do', what)
        else next.delete('do')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get('do') === what, ask]
}
