import type { AttachmentDefinition } from '@hearthlight/domain/programs/definition/question-definition'
import type { AttachmentRules } from '@hearthlight/domain/programs/wire/questionnaire'
import type { Scope } from '../../../platform/scope.ts'

/** What a file for this attachment must be: as the program says, else as the partner does. */
export const attachmentRules =
  ({ partner }: Pick<Scope, 'partner'>) =>
  (attachment: AttachmentDefinition): AttachmentRules => {
    const { max_bytes, allowed_types, disallowed_types } = partner.config.settings.attachments
    return {
      max_bytes: attachment.max_bytes ?? max_bytes,
      allowed_types: attachment.allowed_types ?? allowed_types,
      disallowed_types: attachment.disallowed_types ?? disallowed_types,
      max_files: attachment.max_files,
    }
  }
