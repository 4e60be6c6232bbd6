import {
  XLIFF_VERSIONS,
  type XliffVersion,
} from '@hearthlight/domain/studio/translations/translations-contract'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { translationsApi } from '../../api/translations-api.ts'
import { downloadFile } from '../download-file.ts'

/** All texts of a language as a file for a translator's own tool. */
export function ExportDialog({ language, onClose }: { language: Language; onClose: () => void }) {
  const { t } = useTranslation('admin-site')
  const [version, setVersion] = useState<XliffVersion>('1.2')
  const writing = useMutation({
    mutationFn: async () => {
      const { name, content } = await translationsApi.write(language, version)
      downloadFile(name, content, 'application/xliff+xml')
      onClose()
    },
  })
  return (
    <Modal
      isOpen
      title={t('translations.file.export_title')}
      onClose={onClose}
      actions={
        <Button isPending={writing.isPending} onClick={() => writing.mutate()}>
          {t('translations.file.run')}
        </Button>
      }
    >
      <p>{t('translations.file.export_text')}</p>
      <RadioGroup
        label={t('translations.file.version')}
        layout="list"
        value={version}
        onChange={(chosen) => setVersion(XLIFF_VERSIONS.find((each) => each === chosen) ?? '1.2')}
        choices={XLIFF_VERSIONS.map((each) => ({ value: each, label: `XLIFF ${each}` }))}
      />
      <div role="alert">
        {writing.error !== null && <Notice tone="danger">{writing.error.message}</Notice>}
      </div>
    </Modal>
  )
}
