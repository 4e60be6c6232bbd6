import type { Texts } from '../../namespaces.ts'

export const ownAccountMails = {
  'change-email': {
    subject: 'Confirm your new email address',
    body: 'Hello {{name}},\n\nYou want to sign in to {{partner}} with this address from now on.\n\n[Confirm my new address]({{url}})\n\nThe link works once and for {{hours}} hours. Until you open it, your old address stays. If it was not you, you can ignore this message.',
  },
  'email-in-use': {
    subject: 'You have an account with this address already',
    body: 'Hello {{name}},\n\nSomebody with an account at {{partner}} wanted to use this address. You have an account with it already, so nothing was changed.\n\n[Sign in]({{url}})\n\nIf it was you, sign in with this address, or delete this account first.',
  },
  'signed-up-again': {
    subject: 'Somebody tried to sign up with your address',
    body: 'Hello {{name}},\n\nSomebody tried to sign up at {{partner}} with this email address. You have an account with it already, so no other one was made and nothing was changed.\n\n[Sign in]({{url}})\n\nIf it was you, sign in; on the same page you can ask for a new password. If it was not you, you can ignore this message: nobody was told that you have an account.',
  },
  'email-changed': {
    subject: 'Your email address was changed',
    body: 'Hello {{name}},\n\nYour account with {{partner}} now has the address {{email}}. This address can no longer be used to sign in.\n\nIf it was not you, tell us at once.',
  },
  erased: {
    subject: 'Your account is deleted',
    body: 'Hello {{name}},\n\nYou deleted your account with {{partner}}. Your homes, answers, reports, documents and applications are deleted. This is the last message that we send you about it.',
  },
  'erased-but-paid': {
    subject: 'Your account is deleted',
    body: 'Hello {{name}},\n\nYou deleted your account with {{partner}}. Your homes, answers, reports and documents are deleted. Of the applications that were paid ({{numbers}}) we keep the amount, the dates and the status without your name, as accounting law asks. This is the last message that we send you about it.',
  },
} satisfies Texts

/** What a person does with their own account, on the profile. */
export const ownAccountTexts = {
  email: {
    title: 'Change email address',
    text: 'We email a link to the new address. It counts once you have opened the link; until then you sign in with the old one.',
    new: 'New email address',
    submit: 'Send the link',
    cancel: 'Cancel',
    sent: 'If {{email}} can be used, a link is on its way to it. Open it within two hours.',
    synced:
      'Your account number and the address that {{partner}} bills you at stay as they are: those are changed with {{partner}}.',
    confirming: 'Confirming your new email address',
    confirmed: 'Your email address is now {{email}}.',
  },
  data: {
    title: 'Your data',
    text: 'All that we hold of you in one file: your profile, homes, answers, results, applications, messages and the documents you gave.',
    get: 'Download my data',
    working: 'We are putting your data together.',
    failed: 'The file could not be made right now. Please try again.',
  },
  delete: {
    title: 'Delete your account',
    text: 'Your homes, answers, reports, documents and messages are deleted for good.',
    button: 'Delete my account',
    single_sign_on:
      'You sign in with your {{partner}} account. Write to {{email}} to have your account here deleted.',
    open_one: '{{count}} application is being worked on. It is withdrawn: {{numbers}}.',
    open_other: '{{count}} applications are being worked on. They are withdrawn: {{numbers}}.',
    kept: 'Of applications that were paid, the law has {{partner}} keep the amount, the dates and the status, without your name.',
    last: 'This cannot be undone. Download your data first if you want to keep it.',
    cancel: 'Keep my account',
    confirm: 'Delete for good',
    withdrawn: 'You deleted your account.',
    done: 'Your account is deleted. We sent you one last email.',
  },
} satisfies Texts
