import { sameJson } from '@hearthlight/domain/shared/json-path'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../../../ui/fields/text-area.tsx'

const written = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))

function read(text: string): { readonly value: unknown } | undefined {
  if (text.trim() === '') return { value: undefined }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

type Props = { label: string; isLabelHidden?: boolean; value: unknown; onChange: (value: unknown) => void }

/** What has any shape or no end is written as it is stored. */
export function JsonField({ label, isLabelHidden = false, value, onChange }: Props) {
  const { t } = useTranslation('admin-site')
  const [text, setText] = useState(() => written(value))
  const own = read(text)
  // Put back, or changed by a colleague: what stands here is no longer what it was made of.
  if (own !== undefined && !sameJson(own.value, value)) setText(written(value))
  return (
    <TextArea
      label={label}
      isLabelHidden={isLabelHidden}
      rows={Math.min(16, text.split('\n').length + 1)}
      value={text}
      error={own === undefined ? t('json.wrong') : undefined}
      onChange={(next) => {
        setText(next)
        const parsed = read(next)
        if (parsed !== undefined) onChange(parsed.value)
      }}
    />
  )
}
