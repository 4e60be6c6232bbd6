import type { HomeSavings } from '@hearthlight/domain/savings/home-savings'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { savingsApi } from '../../api/savings-api.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { notify } from '../../platform/notices.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import styles from './savings.module.css'
import { useSavingsWords } from './use-savings-words.ts'
import { type ToldWork, WorkForm } from './work-form.tsx'

/** The works behind a saving, each with the way to correct it or take it away. */
export function WorksDone({ work: { building_id, works } }: { work: HomeSavings }) {
  const { t } = useSavingsWords()
  const [changed, setChanged] = useState<string | null>(null)
  const [asked, setAsked] = useState<ToldWork | null>(null)
  return (
    <section className="section section--ruled">
      <div className={`page ${styles.blocks}`}>
        <h2>{t('savings.works.title')}</h2>
        <ul className={styles.list}>
          {works.map((each) => (
            <li key={each.id}>
              {changed === each.id ? (
                <div className={styles.blocks}>
                  <WorkForm buildingId={building_id} work={each} onDone={() => setChanged(null)} />
                  <div>
                    <Button variant="quiet" onClick={() => setChanged(null)}>
                      {t('savings.works.keep')}
                    </Button>
                  </div>
                </div>
              ) : (
                <Told work={each} onChange={() => setChanged(each.id)} onRemove={() => setAsked(each)} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {asked !== null && <Remove work={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

type ToldProps = { work: ToldWork; onChange: () => void; onRemove: () => void }

function Told({ work, onChange, onRemove }: ToldProps) {
  const { t, day, measures } = useSavingsWords()
  const { begins, ends, source } = work
  const what = measures(work)
  return (
    <>
      <span>
        {t('savings.lead.work', { measures: what, begins: day(begins), ends: day(ends) })}
        {source === 'application' && <small className="muted"> {t('savings.works.of_application')}</small>}
      </span>
      <span className="cluster">
        <Button
          variant="quiet"
          size="s"
          aria-label={t('savings.works.change_of', { what })}
          onClick={onChange}
        >
          {t('savings.works.change')}
        </Button>
        <Button
          variant="quiet"
          size="s"
          aria-label={t('savings.works.remove_of', { what })}
          onClick={onRemove}
        >
          {t('savings.works.remove')}
        </Button>
      </span>
    </>
  )
}

function Remove({ work, onClose }: { work: ToldWork; onClose: () => void }) {
  const { t } = useSavingsWords()
  const removal = useMutation({
    mutationFn: () => savingsApi.removeWork(work.id),
    onSuccess: () => {
      onClose()
      notify({ tone: 'positive', text: t('savings.works.removed') })
    },
  })
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('savings.works.ask')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('savings.works.ask_not')}
          </Button>
          <Button onClick={() => removal.mutate()} isPending={removal.isPending}>
            {t('savings.works.ask_do')}
          </Button>
        </>
      }
    >
      <p>{t('savings.works.ask_text')}</p>
      {removal.error instanceof HttpProblem && <Notice tone="danger">{removal.error.title}</Notice>}
    </Modal>
  )
}
