import { Skeleton } from '../../ui/states/skeleton.tsx'
import { AuthLayout } from './auth-layout.tsx'

/** A page that works for a moment and then goes elsewhere. */
export function Waiting({ title, text }: { title: string; text?: string }) {
  return (
    <AuthLayout title={title} text={text}>
      <Skeleton lines={2} label={title} />
    </AuthLayout>
  )
}
