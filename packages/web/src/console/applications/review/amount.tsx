import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'
import { Button } from '../../../ui/button.tsx'
import type { ReviewedApplication } from '../../api/application-api.ts'
import { Block } from '../../kit/block.tsx'
import styles from '../application.module.css'

/** How the amount comes about, as the applicant is shown it. */
export function Amount({
  application,
  onCorrect,
}: {
  application: ReviewedApplication
  onCorrect: () => void
}) {
  const { amount, approved_amount, may_correct } = application
  const { t } = useTranslation('admin-application')
  const { money } = useFormats()
  const words = (value: string | null) => (value === null ? t('amount.open') : money(Number(value), 2))
  if (amount.lines.length === 0 && amount.total === null && approved_amount === null) return null
  return (
    <Block title={t('amount.title')}>
      <table className={styles.amount}>
        <caption className="visually-hidden">{t('amount.title')}</caption>
        <tbody>
          {amount.lines.map(({ name, steps, answers, amount: of }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {steps.map((step) => (
                  <span key={step} className="small muted">
                    {step}
                  </span>
                ))}
                {answers.map((answer) => (
                  <span key={answer.name} className="small">
                    <span className="muted">{answer.name}</span> {answer.content}
                  </span>
                ))}
              </th>
              <td className="num">{words(of)}</td>
            </tr>
          ))}
          {amount.above_cap !== null && (
            <tr>
              <th scope="row">{t('amount.cap')}</th>
              <td className="num">{money(-Number(amount.above_cap), 2)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('amount.total')}</th>
            <td className="num">{words(amount.total)}</td>
          </tr>
          {approved_amount !== null && (
            <tr>
              <th scope="row">{t('amount.approved')}</th>
              <td className="num">{words(approved_amount)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      {may_correct && (
        <Button variant="secondary" onClick={onCorrect}>
          {t('correct.open')}
        </Button>
      )}
    </Block>
  )
}
