import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'onClick' | 'children'>

/** Adds one more to what stands above it. */
export const AddButton = ({ variant = 'quiet', ...rest }: Props) => (
  <Button variant={variant} size="s" icon="plus" iconPlace="start" {...rest} />
)
