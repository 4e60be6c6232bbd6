import type { CallToAction } from '@hearthlight/domain/partner/pages/link'
import { linkTarget } from '../../platform/link-target.ts'
import type { ButtonLook } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

type Props = ButtonLook & { action: CallToAction; className?: string | undefined }

/** A partner's call to action; nothing at all while the page it names does not exist. */
export function ActionButton({ action, ...look }: Props) {
  const target = linkTarget(action)
  if (target === undefined) return null
  return (
    <LinkButton {...look} {...target}>
      {action.label}
    </LinkButton>
  )
}
