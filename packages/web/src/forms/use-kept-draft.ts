import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { type FieldValues, withSubFields } from '@hearthlight/domain/forms/field-values'
import { useEffect, useRef, useState } from 'react'
import { forgetDraft, keepDraft, onSessionEnd, readDraft } from '../platform/kept-drafts.ts'
import { knownUser } from '../platform/session.ts'

/**
 * What this form held when the session last ended under it. A form is known by the person, the page and its
 * first field; passwords are never kept.
 */
export function useKeptDraft(fields: readonly FieldDefinition[], always: boolean): FieldValues {
  const [draft] = useState(() => readDraft(nameOf(fields)) as FieldValues)
  useEffect(() => {
    if (!always) forgetDraft(nameOf(fields))
  }, [always, fields])
  return draft
}

/**
 * Puts the values aside when the session ends while the form is open and changed; with `always`, also with every
 * change, so that they outlive the page itself.
 */
export function useDraftKeeping(
  fields: readonly FieldDefinition[],
  values: FieldValues,
  { isDirty, always }: { readonly isDirty: boolean; readonly always: boolean },
): void {
  useEffect(() => {
    if (always && isDirty) keepDraft(nameOf(fields), withoutPasswords(fields, values))
  }, [always, isDirty, fields, values])
  const latest = useRef({ fields, values, isDirty })
  useEffect(() => {
    latest.current = { fields, values, isDirty }
  })
  useEffect(
    () =>
      onSessionEnd(() => {
        const now = latest.current
        if (now.isDirty) keepDraft(nameOf(now.fields), withoutPasswords(now.fields, now.values))
      }),
    [],
  )
}

const nameOf = (fields: readonly FieldDefinition[]) =>
  [knownUser()?.id ?? 'nobody', window.location.pathname, fields[0]?.name ?? ''].join(' ')

function withoutPasswords(fields: readonly FieldDefinition[], values: FieldValues): FieldValues {
  const secret = new Set(
    withSubFields(fields)
      .filter((field) => field.type === 'password')
      .map((field) => field.name),
  )
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secret.has(name)))
}
