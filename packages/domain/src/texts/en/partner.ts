import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'unknown-host': 'This address belongs to no site of ours.',
    'invalid-configuration': 'This configuration has mistakes and cannot be published.',
    'stale-draft': 'Somebody else has saved this draft since. Nothing of theirs was overwritten.',
    'draft-behind':
      'Version {{version}} was published since this draft was begun, and both changed the same settings. Bring it in first.',
    'no-draft': 'There is no draft to publish.',
    'already-scheduled': 'A version is scheduled already. Cancel it first, or publish now.',
    'time-has-passed': 'This time has passed. Choose a later one.',
    'no-configuration': 'This is not a configuration.',
    'other-partners-file': 'This file is of another partner.',
    'file-pictures': 'A file carries {{most}} pictures at most. This one has {{count}}.',
    'file-picture-bytes': 'The pictures of a file may have {{most}} MB together. These have more.',
    'file-programs': 'A file carries {{most}} programs at most. This one has {{count}}.',
    'file-incentives': 'A file carries {{most}} incentives at most. This one has {{count}}.',
    'file-bad-picture': '“{{name}}” of this file is not a picture we can show, or it is larger than 2 MB.',
    'file-bad-content': '“{{name}}” of this file has mistakes. Nothing was imported.',
    'file-needs-programs':
      'Programs and incentives come with this. Somebody who may change programs has to do it.',
    'no-picture': 'This is not a picture we can show. Upload an SVG, PNG, JPEG, WebP or AVIF.',
    'picture-too-big': 'This picture is larger than 2 MB. Please upload a smaller one.',
    'preview-ended': 'This preview has ended. Open it again from the studio.',
    'nobody-assessed': 'No home of this site has a report yet.',
    'preview-reads-only': 'This is a preview: nothing can be done in it.',
    'texts-changed':
      'Somebody else has changed {{count}} of these texts since. Nothing was saved; look at them again.',
    'texts-need-programs':
      'These are texts of programs and incentives. Somebody who may change programs has to do it.',
    'xliff-unreadable': 'This is not an XLIFF file of version 1.2 or 2.0 that we can read.',
    'xliff-too-many': 'A file carries {{most}} texts at most. This one has {{count}}.',
    'xliff-other-languages':
      'This file does not go from the first language of the site into another of its languages.',
  },
  studio: {
    time: 'Write the time as hours and minutes, such as 06:00.',
    code: 'Use lowercase letters, digits and hyphens, beginning with a letter.',
    host: 'Write a host name in lowercase letters, such as home.example.com.',
    colour: 'Write #rrggbb or oklch(L C H).',
    code_taken: 'A partner with this short name is there already.',
    host_taken: 'Another partner has this address.',
  },
  field: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email address',
    mobile_phone: 'Mobile phone',
    mailing_address: 'Mailing address',
    city: 'City',
    region: 'State or province',
    country: 'Country',
    zip: 'ZIP or postal code',
    community: 'Community',
  },
} satisfies Texts
