import { PageTitle } from '../../platform/page-title.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A page that works for a moment and then goes elsewhere. */
export function Waiting({ title, text }: { title: string; text?: string }) {
  return (
    <div className="page section stack">
      <PageTitle title={title} />
      <h1>{title}</h1>
      {text !== undefined && <p className="lead">{text}</p>}
      <Skeleton lines={2} label={title} />
    </div>
  )
}
