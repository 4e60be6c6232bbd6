import { DocumentUpload } from '../../ui/documents/document-upload.tsx'
import type { ShownDocument, ShownUpload } from '../../ui/documents/shown-document.ts'
import styles from './kit.module.css'

const DOCUMENT: ShownDocument = {
  id: 'invoice',
  name: 'harbor-heating-invoice-4471.pdf',
  mark: 'PDF',
  note: '1.1 MB · added 11-15-2026',
  url: '#',
  thumbnailUrl: null,
  state: 'open',
}
const GOING: ShownUpload = {
  key: 'going',
  name: 'nameplate.jpg',
  mark: 'JPG',
  problem: undefined,
  wayOut: { kind: 'none' },
  percent: 72,
  sent: '3.4 MB of 4.7 MB',
}

const nothing = () => undefined
const actions = {
  onAdd: nothing,
  onReplace: nothing,
  onDelete: nothing,
  onStop: nothing,
  onRetry: nothing,
  onLibrary: nothing,
}
const common = {
  hint: 'PDF, JPG or PNG, up to 30 MB each.',
  accepted: { files: '.pdf', pictures: 'image/*' },
  status: '',
  actions,
}

/** Documents in every state: there, being checked, with a virus; on their way, cut off, refused; nothing yet, missing. */
export function KitDocuments() {
  return (
    <div className={styles.states}>
      <DocumentUpload
        {...common}
        title="Paid invoice"
        mark={{ text: 'Required' }}
        documents={[
          DOCUMENT,
          { ...DOCUMENT, id: 'waiting', name: 'certificate.pdf', state: 'waiting' },
          { ...DOCUMENT, id: 'infected', name: 'macro.docx', mark: 'DOCX', state: 'infected' },
        ]}
        uploads={[]}
      />
      <DocumentUpload
        {...common}
        title="Photo of the nameplate"
        mark={{ text: 'Once more', tone: 'caution' }}
        documents={[]}
        uploads={[
          GOING,
          { ...GOING, key: 'cut', problem: 'The connection was lost.', wayOut: { kind: 'retry' } },
          {
            ...GOING,
            key: 'taken',
            problem: 'A document with this name is already here.',
            wayOut: { kind: 'rename', name: 'nameplate (2).jpg' },
          },
        ]}
      />
      <DocumentUpload
        {...common}
        title="Permit"
        description="From your town, with its stamp."
        error="This upload is required."
        documents={[]}
        uploads={[]}
      />
      <DocumentUpload {...common} title="What you sent" documents={[DOCUMENT]} uploads={[]} isReadOnly />
    </div>
  )
}
