import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'wrong-credentials':
      'The email or password you entered is incorrect. Please try again or click the "Forgot Password" link to reset your password.',
    'email-unconfirmed': 'Please confirm your email address first. We sent you a link.',
    'slow-down': 'There were too many tries. Please wait {{seconds}} seconds and try again.',
    'email-taken':
      'There is already an account with this email address. You can sign in or reset the password.',
    'missing-fields': 'Fill in all required fields.',
    'consent-required': 'You must agree to the terms and conditions to proceed.',
    'terms-required': 'The terms and conditions field is required.',
    'password-mismatch': 'password and password confirmation must be the same.',
    'confirmation-mismatch': 'The confirmation does not match the password.',
    'password-too-short': 'This field must have at least {{length}} characters.',
    'password-common': 'This password is on a list of common passwords. Please choose another one.',
    'password-like-email': 'Your email address cannot be your password. Please choose another one.',
    'wrong-current-password': 'The current password is not correct.',
    'token-invalid':
      'This link is no longer valid. It may have been used already or it is too old. You can ask for a new one.',
    'sign-up-closed': 'You cannot create an account here. Please use single sign-on.',
    'admin-sign-up-closed': 'Sign-up by an advisor is not available.',
    'single-sign-on-only':
      'Your account signs in with single sign-on only. Please use the single sign-on button.',
    'single-sign-on-failed': 'Single sign-on did not work. Please try again.',
    'profile-locked': 'Your profile cannot be changed here. Please contact {{partner}}.',
    'extra-info-protected': 'This value cannot be changed here.',
    acting: 'You are acting for another person. Their email and password cannot be changed.',
    'account-unknown': 'We could not find this account. Please check the address and the account number.',
    'fulfill-api-error': 'The account system did not answer. Please try again in a few minutes.',
  },
  verification: {
    warning: 'We found no account with this address and account number. Please compare them with your bill.',
  },
  mail: {
    'confirm-email': {
      subject: 'Confirm your email address',
      body: 'Hello {{name}},\n\nplease confirm that this is your email address.\n\n[Confirm my email address]({{url}})\n\nThe link works once and for {{hours}} hours. If you did not create an account with {{partner}}, you can ignore this message.',
    },
    'reset-password': {
      subject: 'Reset your password',
      body: 'Hello {{name}},\n\nsomebody, hopefully you, asked for a new password for your account with {{partner}}.\n\n[Choose a new password]({{url}})\n\nThe link works once and for one hour. If it was not you, you can ignore this message: your password stays as it is.',
    },
    'create-password': {
      subject: 'Choose a password for your new account',
      body: 'Hello {{name}},\n\nan account with {{partner}} was made for you.\n\n[Choose a password]({{url}})\n\nThe link works once and for {{hours}} hours. After that you can ask for a new one on the sign-in page.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      body: 'Hello {{name}},\n\nthe password of your account with {{partner}} was changed. All other devices were signed out.\n\nIf it was not you, [reset your password]({{url}}) and tell us.',
    },
    'acted-for': {
      subject: '{{partner}} opened your account',
      body: 'Hello {{name}},\n\n{{admin}} of {{partner}} was given access to your account to help you.\n\nReason: {{reason}}\n\nYour email address and your password cannot be changed in this way. If you did not expect this, please contact us.',
    },
  },
} satisfies Texts
