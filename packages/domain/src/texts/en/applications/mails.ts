import type { Texts } from '../../namespaces.ts'

export const mailTexts = {
  mail: {
    submitted: {
      subject: 'We have your application {{number}}',
      body: 'Hello {{name}},\n\nApplication submitted.\n\nWe have your application {{number}} for {{incentive}}.\n\n**What you sent**\n\n{{copy}}\n\n**What comes next**\n\n{{next}}\n\n[See where it stands]({{url}})',
    },
    receipt: {
      subject: '{{subject}}',
      body: '{{text}}\n\n**What you sent**\n\n{{copy}}\n\n**What comes next**\n\n{{next}}\n\n[See where it stands]({{url}})',
    },
    updated: {
      subject: 'We have your update of application {{number}}',
      body: 'Hello {{name}},\n\nWe have what you sent for your application {{number}} for {{incentive}}. The review goes on.\n\n**What you sent**\n\n{{copy}}\n\n**What comes next**\n\n{{next}}\n\n[See where it stands]({{url}})',
    },
    corrected: {
      subject: 'You corrected your application {{number}}',
      body: 'Hello {{name}},\n\nWe have what you corrected in your application {{number}} for {{incentive}}. Whoever reviews it sees it as it is now.\n\nWas it not you? Please write to us.\n\n[See where it stands]({{url}})',
    },
    withdrawn: {
      subject: 'Your application {{number}} is withdrawn',
      body: 'Hello {{name}},\n\nYou withdrew your application {{number}} for {{incentive}}. It will no longer be reviewed, and nothing will be paid for it.\n\nYou can apply again as long as the rebate is open. Was it not you? Please write to us.\n\n[See where it stands]({{url}})',
    },
    requested: {
      subject: 'We need something for your application {{number}}',
      body: 'Hello {{name}},\n\nWe are looking at your application {{number}} for {{incentive}} and need something more from you:\n\n{{list}}\n\n[Open what is asked]({{url}})',
    },
    requested_by: {
      subject: 'We need something for your application {{number}}',
      body: 'Hello {{name}},\n\nWe are looking at your application {{number}} for {{incentive}} and need something more from you:\n\n{{list}}\n\n**Please answer by {{day}}.**\n\n[Open what is asked]({{url}})',
    },
    moved: {
      subject: 'Your application {{number}}: {{status}}',
      body: 'Hello {{name}},\n\nYour application {{number}} for {{incentive}} has a new status: **{{status}}**.\n\n[See where it stands]({{url}})',
    },
    moved_with: {
      subject: 'Your application {{number}}: {{status}}',
      body: 'Hello {{name}},\n\nYour application {{number}} for {{incentive}} has a new status: **{{status}}**.\n\n{{message}}\n\n[See where it stands]({{url}})',
    },
    moved_asks: {
      subject: 'Your application {{number}}: {{status}}',
      body: 'Hello {{name}},\n\nYour application {{number}} for {{incentive}} has a new status: **{{status}}**.\n\n{{message}}\n\n{{list}}\n\n[Open what is asked]({{url}})',
    },
    message: {
      subject: 'A message about your application {{number}}',
      body: 'Hello {{name}},\n\nYour reviewer wrote to you about application {{number}} for {{incentive}}:\n\n{{message}}\n\n[Open the application to answer]({{url}})',
    },
    answered: {
      subject: '{{name}} wrote about application {{number}}',
      body: 'Hello {{reviewer}},\n\n{{name}} wrote to you about application {{number}} for {{incentive}}:\n\n{{message}}\n\n[Open it in the console to answer]({{url}})',
    },
    mentioned: {
      subject: '{{by}} named you in a note on application {{number}}',
      body: 'Hello {{name}},\n\n{{by}} named you in a note on application {{number}} for {{incentive}}:\n\n{{message}}\n\n[Open it in the console to read the rest]({{url}})',
    },
  },
  copy: {
    asked: '- **{{name}}**: {{says}} [Answer this]({{url}})',
    asked_question: '- **{{name}}** {{says}} [Answer this]({{url}})',
    line: '{{name}}: {{value}}',
    line_question: '{{name}} {{value}}',
    home: 'Home',
    total: 'Total incentive',
    amount: 'Rebate',
    confidential: 'given, not repeated in an email',
    next: '{{next}} We will write to you as soon as it moves on, or if something is missing.',
    guest:
      'The link is for you alone and needs no password; it works for a year from the day you began. If you create an account with this email address, the application moves there.',
  },
} satisfies Texts
