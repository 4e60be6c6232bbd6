import type { Texts } from '../../namespaces.ts'

export const previewTexts = {
  preview: {
    title: 'Preview of the site',
    page: 'Page',
    language: 'Language',
    width: 'Width',
    scheme: 'Light or dark',
    light: 'Light',
    dark: 'Dark',
    only_you: 'The draft. Only you see it.',
    invalid: 'The draft has mistakes; this is how it was before them.',
    person: 'View as',
    persons: {
      visitor: 'A visitor',
      new: 'Somebody new',
      report: 'Somebody with a report',
      guest: 'A guest',
    },
    pages: {
      home: 'Home',
      'how-it-works': 'How it works',
      about: 'About',
      'terms-and-conditions': 'Terms',
      'sign-in': 'Sign in',
      'sign-up': 'Create account',
      OffersPublic: 'Public offers',
      'buildings-list': 'Homes',
      'building-new': 'A new home',
      'home-overview': 'Overview of the report',
      'home-analysis': 'Analysis of the report',
      incentives: 'Rebates',
      applications: 'Applications',
      UserEdit: 'Profile',
    },
  },
  language: {
    en: 'English',
    es: 'Spanish',
    fr: 'French',
    pt: 'Portuguese',
  },
} satisfies Texts
