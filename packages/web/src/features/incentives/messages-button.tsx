import type { Building } from '@hearthlight/domain/buildings/building'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../../ui/overlays/modal.tsx'
import { useOpenApplication } from './application/use-open-application.ts'

/** How many applications of this home wait for the person; without one it is off. */
export function MessagesButton({ building }: { building: Building }) {
  const { t } = useTranslation('incentives')
  const [isOpen, setIsOpen] = useState(false)
  const asked = building.rebate_project.filter(({ requested_edit }) => requested_edit !== null)
  const count = building.total_project_update_requested
  const close = () => setIsOpen(false)
  const { show } = useOpenApplication()
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        icon="mail"
        iconPlace="start"
        isDisabled={count === 0}
        onClick={() => setIsOpen(true)}
      >
        {count === 0 ? t('messages.button') : t('messages.count', { count })}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title={t('messages.title')}
        actions={
          <Button variant="secondary" onClick={close}>
            {t('messages.close')}
          </Button>
        }
      >
        <ul className="stack">
          {asked.map(({ id, name, requested_edit }) => (
            <li key={id}>
              <b>{name}</b>
              <br />
              {requested_edit}
              <br />
              <Button
                size="s"
                onClick={() => {
                  close()
                  show(id)
                }}
              >
                {t('apply.update')}
                <span className="visually-hidden">: {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Modal>
    </>
  )
}
