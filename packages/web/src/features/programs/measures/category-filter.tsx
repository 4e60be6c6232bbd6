import type { Retrofit } from '@hearthlight/domain/programs/wire/measure-wire'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { CheckboxGroup } from '../../../ui/fields/choices/checkbox-group.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import styles from './measures.module.css'

type Props = {
  measures: readonly Retrofit[]
  chosen: readonly string[]
  onChoose: (categories: readonly string[]) => void
}

/** Narrows the list to some categories; without one, everything is shown. */
export function CategoryFilter({ measures, chosen, onChoose }: Props) {
  const { t } = useTranslation('applications')
  const [isOpen, setOpen] = useState(false)
  const categories = [...new Set(measures.map(({ hierarchy_level_1 }) => hierarchy_level_1))]
  const shown = measures.filter(
    ({ hierarchy_level_1 }) => chosen.length === 0 || chosen.includes(hierarchy_level_1),
  )
  if (categories.length < 2) return null
  return (
    <div className={styles.filter}>
      <p role="status" className="small">
        {t('measures.shown', { count: shown.length })}
      </p>
      <Button variant="secondary" size="s" icon="filter" iconPlace="start" onClick={() => setOpen(true)}>
        {t('measures.categories')}
      </Button>
      {chosen.length > 0 && (
        <p className={styles.tags}>
          {chosen.map((category) => (
            <Button
              key={category}
              variant="secondary"
              size="s"
              icon="close"
              onClick={() => onChoose(chosen.filter((one) => one !== category))}
            >
              {category}
              <span className="visually-hidden"> {t('measures.unfilter')}</span>
            </Button>
          ))}
        </p>
      )}
      {isOpen && (
        <CategoryModal
          measures={measures}
          categories={categories}
          chosen={chosen}
          onClose={() => setOpen(false)}
          onChoose={(next) => {
            onChoose(next)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}

type ModalProps = Props & { categories: readonly string[]; onClose: () => void }

function CategoryModal({ measures, categories, chosen, onChoose, onClose }: ModalProps) {
  const { t } = useTranslation('applications')
  const [ticked, setTicked] = useState<string[]>([...chosen])
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('measures.filter_title')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={() => onChoose(ticked)}>{t('measures.filter')}</Button>
        </>
      }
    >
      <CheckboxGroup
        label={t('measures.choose_categories')}
        value={ticked}
        onChange={setTicked}
        choices={categories.map((category) => ({
          value: category,
          label: `${category} (${measures.filter(({ hierarchy_level_1 }) => hierarchy_level_1 === category).length})`,
        }))}
      />
    </Modal>
  )
}
