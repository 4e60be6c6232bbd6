import type { RequestChanges } from '@hearthlight/domain/applications/staff-application'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { DialogActions } from '../../../ui/overlays/dialog-actions.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { applicationApi, type ReviewedApplication } from '../../api/application-api.ts'
import { useAnswerByField } from '../answer-by-field.tsx'
import styles from '../application.module.css'
import { MailPreview } from '../mail-preview.tsx'

type Request = RequestChanges['requests'][number]
type Item = Pick<Request, 'kind' | 'item_id'> & { readonly name: string }
type Props = {
  application: ReviewedApplication
  /** A document that was found wanting. */
  uploadId: string | null
  onClose: () => void
}

/** Asks the applicant for answers or documents once more, with the mail they will get beside it. */
export function AskDialog({ application, uploadId, onClose }: Props) {
  const { t } = useTranslation('admin-application')
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>(() =>
    firstAsked(application, uploadId),
  )
  const [isTried, setTried] = useState(false)
  const { isPast, answerBy, field } = useAnswerByField()
  const items = itemsOf(application)
  const requests = items.flatMap(({ kind, item_id }): Request[] => {
    const content = asked[keyOf({ kind, item_id })]
    return content === undefined ? [] : [{ kind, item_id, content: content.trim() }]
  })
  const isComplete = requests.length > 0 && !isPast && requests.every(({ content }) => content !== '')
  const request = { requests, ...answerBy }
  const sending = useMutation({
    mutationFn: () => applicationApi.ask(application.id, { ...request, revision: application.revision }),
    onSuccess: onClose,
  })
  const send = () => {
    setTried(true)
    if (isComplete && !sending.isPending) sending.mutate()
  }
  const toggle = (item: Item, isAsked: boolean) =>
    setAsked(({ [keyOf(item)]: _, ...rest }) => (isAsked ? { ...rest, [keyOf(item)]: '' } : rest))
  return (
    <Modal
      isOpen
      size="l"
      title={t('ask.title', { name: application.applicant.name })}
      onClose={onClose}
      actions={
        <DialogActions
          cancel={t('ask.cancel')}
          onCancel={onClose}
          confirm={t('ask.send')}
          isPending={sending.isPending}
          onConfirm={send}
        />
      }
    >
      <div className={styles.ask}>
        <div className={styles.stack}>
          {isTried && requests.length === 0 && <Notice tone="danger">{t('ask.nothing')}</Notice>}
          {items.map((item) => {
            const content = asked[keyOf(item)]
            return (
              <div key={keyOf(item)} className={styles.stack}>
                <Checkbox
                  label={t(`ask.${item.kind}`, { name: item.name })}
                  value={content !== undefined}
                  onChange={(isAsked) => toggle(item, isAsked)}
                />
                {content !== undefined && (
                  <AskedText
                    name={item.name}
                    texts={application.canned_texts}
                    value={content}
                    onChange={(next) => setAsked({ ...asked, [keyOf(item)]: next })}
                    error={isTried && content.trim() === '' ? t('ask.empty') : undefined}
                  />
                )}
              </div>
            )
          })}
          {field}
          <p className="small muted">{t('ask.clock', { name: application.applicant.name })}</p>
          <div role="alert">
            {sending.error !== null && <Notice tone="danger">{sending.error.message}</Notice>}
          </div>
        </div>
        <MailPreview id={application.id} mail={isComplete ? request : null} />
      </div>
    </Modal>
  )
}

type TextProps = {
  name: string
  texts: ReviewedApplication['canned_texts']
  value: string
  onChange: (text: string) => void
  error: string | undefined
}

/** What is asked, in words of one's own or beginning from a text of the partner. */
function AskedText({ name, texts, value, onChange, error }: TextProps) {
  const { t } = useTranslation('admin-application')
  const chosen = texts.findIndex(({ text }) => text === value)
  return (
    <>
      {texts.length > 0 && (
        <Select
          label={t('ask.canned')}
          value={chosen === -1 ? '' : String(chosen)}
          placeholder={t('ask.canned_none')}
          options={texts.map((text, index) => ({ value: String(index), label: text.name }))}
          onChange={(index) => onChange(texts[Number(index)]?.text ?? value)}
        />
      )}
      <TextArea
        label={t('ask.message', { name })}
        rows={3}
        maxLength={2000}
        value={value}
        onChange={onChange}
        error={error}
      />
    </>
  )
}

const keyOf = ({ kind, item_id }: Pick<Request, 'kind' | 'item_id'>) => `${kind} ${item_id}`

const itemsOf = ({ answers, upload_items, step_items }: ReviewedApplication): Item[] => [
  ...answers.map(({ item_id, name }) => ({ kind: 'answer' as const, item_id, name })),
  ...upload_items.map(({ id, name }) => ({ kind: 'upload' as const, item_id: id, name })),
  ...step_items.map(({ id, name }) => ({ kind: 'step' as const, item_id: id, name })),
]

function firstAsked({ upload_items }: ReviewedApplication, uploadId: string | null): Record<string, string> {
  const item = upload_items.find(({ id }) => id === uploadId)
  return item === undefined ? {} : { [keyOf({ kind: 'upload', item_id: item.id })]: '' }
}
