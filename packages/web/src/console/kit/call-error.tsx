import { Notice } from '../../ui/states/notice.tsx'

/** What a call of this screen was refused with, told where one looks. */
export function CallError({ error }: { error: Error | null }) {
  return <div role="alert">{error !== null && <Notice tone="danger">{error.message}</Notice>}</div>
}
