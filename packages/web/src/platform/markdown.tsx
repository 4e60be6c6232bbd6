import { pathOfThisSite } from '@hearthlight/domain/accounts/path-of-this-site'
import { Lexer, lexer, type Token, type Tokens } from 'marked'
import { createContext, createElement, Fragment, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

type Props = { text: string /** Level of the highest heading in the text. */; headingLevel?: 2 | 3 | 4 }

/** Partner and admin texts: a small Markdown subset as React elements. HTML in it stays text, so nothing can run. */
export function Markdown({ text, headingLevel = 2 }: Props) {
  return <>{blocks(lexer(text, { gfm: true, breaks: false }), headingLevel)}</>
}

/** One line of it, for labels: emphasis and links only. Beside a form, links open a tab of their own. */
export function InlineMarkdown({ text, opensTabs = false }: { text: string; opensTabs?: boolean }) {
  return <OpensTabs value={opensTabs}>{inlines(Lexer.lexInline(text))}</OpensTabs>
}

const OpensTabs = createContext(false)

function blocks(tokens: readonly Token[], level: number): ReactNode[] {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is immutable, its parts have no other name
    <Fragment key={index}>{block(token, level)}</Fragment>
  ))
}

function block(token: Token, level: number): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{inlines(token.tokens)}</p>
    case 'heading': {
      const depth = Math.min(6, level + (token as Tokens.Heading).depth - 1)
      return createElement(`h${depth}`, null, inlines(token.tokens))
    }
    case 'list':
      return list(token as Tokens.List, level)
    case 'blockquote':
      return <blockquote>{blocks(token.tokens ?? [], level)}</blockquote>
    case 'hr':
      return <hr />
    case 'space':
      return null
    default:
      return 'tokens' in token && token.tokens !== undefined ? inlines(token.tokens) : token.raw
  }
}

function list({ ordered, start, items }: Tokens.List, level: number): ReactNode {
  const children = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is immutable, its parts have no other name
    <li key={index}>{blocks(item.tokens, level)}</li>
  ))
  return ordered ? <ol start={start === '' ? undefined : start}>{children}</ol> : <ul>{children}</ul>
}

function inlines(tokens: readonly Token[] | undefined): ReactNode[] {
  return (tokens ?? []).map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is immutable, its parts have no other name
    <Fragment key={index}>{inline(token)}</Fragment>
  ))
}

function inline(token: Token): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inlines(token.tokens)}</strong>
    case 'em':
      return <em>{inlines(token.tokens)}</em>
    case 'br':
      return <br />
    case 'link':
      return anchor(token as Tokens.Link)
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens !== undefined ? inlines(token.tokens) : unescaped(token.text)
    default:
      return token.raw
  }
}

/** A path of this site, or an address that cannot run script. */
const SAFE = /^(https:|mailto:|tel:|#)/

const anchor = ({ href, tokens }: Tokens.Link): ReactNode =>
  isOwn(href) || SAFE.test(href) ? <Anchor href={href}>{inlines(tokens)}</Anchor> : inlines(tokens)

const isOwn = (href: string) => pathOfThisSite(href) !== null

function Anchor({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('shared')
  if (use(OpensTabs)) {
    return (
      <a href={href} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> ({t('form.new_tab')})</span>
      </a>
    )
  }
  return isOwn(href) ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>
}

/** The lexer escapes for HTML; React escapes again. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
