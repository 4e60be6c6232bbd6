import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'missing-fields': 'Please fill in all required fields.',
    'unknown-field': 'A contact has no field {{name}} here.',
    'too-many': 'You have {{count}} contacts already. Edit one of them instead.',
  },
  field: {
    FirstName: 'First Name',
    LastName: 'Last Name',
    Email: 'Email',
    MobilePhone: 'Mobile Phone',
    OtherPhone: 'Other Phone',
    MailingPostalCode: 'Mailing Postal Code',
  },
  title: 'Contacts',
  text: 'People we may write to or call about your applications.',
  list: 'Contact List',
  primary: 'Primary Contact',
  choose: 'Choose a contact',
  add: 'Add New',
  from_profile: 'Filled in from your profile. Check it before you save.',
  overview: 'Contact Overview',
  edit: 'Edit',
  cancel: 'Cancel',
  create: 'Create',
  update: 'Update',
  processing: 'Processing...',
  updated: 'Contact Updated successfully',
  created: 'Contact Created successfully',
  error: 'We could not load your contacts.',
  retry: 'Try again',
} satisfies Texts
