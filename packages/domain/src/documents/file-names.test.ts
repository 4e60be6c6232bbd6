import { describe, expect, it } from 'vitest'
import { ACCEPTED_FILES, kindOfName } from './document-kinds.ts'
import { MAX_DOCUMENT_BYTES } from './document-limits.ts'
import { captionOf, cleanFileName, extensionOf, fileNameKey, freeFileName } from './file-names.ts'
import { validateUpload } from './validate-upload.ts'

describe('the name of a document', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\bills\\march.pdf', 'march.pdf'],
    ['a\u0000b\u202Efdp.exe\n.pdf', 'abfdp.exe.pdf'],
    ['  cafe\u0301.jpg ', 'café.jpg'],
    ['', ''],
  ])('of %j is kept as %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept)
  })
  it('is cut before its ending when it is very long', () => {
    const kept = cleanFileName(`${'é'.repeat(400)}.pdf`)
    expect(kept).toHaveLength(200)
    expect(kept.endsWith('é.pdf')).toBe(true)
  })
  it('is the same with underscores, spaces or capital letters, and another with another ending [S2-5.044]', () => {
    expect(fileNameKey('My_File.PDF')).toBe(fileNameKey('my file.pdf'))
    expect(fileNameKey('my_gas_bill.pdf')).toBe(fileNameKey('my gas bill.pdf'))
    expect(fileNameKey('my  file.pdf')).toBe(fileNameKey('my_file.pdf'))
    expect(fileNameKey('my file.pdf')).not.toBe(fileNameKey('my file.png'))
    expect(fileNameKey('my file.pdf')).not.toBe(fileNameKey('my file 2.pdf'))
  })
  it('makes a caption, and tells an ending', () => {
    expect(captionOf('attic_north.end.jpg')).toBe('attic north.end')
    expect(extensionOf('a.tar.GZ')).toBe('gz')
    expect(extensionOf('none')).toBe('')
  })
  it('is counted up until it is free', () => {
    expect(freeFileName('my_bill.pdf', ['my bill.pdf'])).toBe('my_bill (2).pdf')
    expect(freeFileName('a.b.pdf', ['a.b (2).pdf', 'A.B (3).pdf'])).toBe('a.b (4).pdf')
    expect(freeFileName('scan', [])).toBe('scan (2)')
  })
  it('promises a kind', () => {
    expect(kindOfName('a.JPEG')).toBe('image/jpeg')
    expect(kindOfName('a.heif')).toBe('image/heic')
    expect(kindOfName('a.svg')).toBeUndefined()
    expect(kindOfName('pdf')).toBeUndefined()
    expect(ACCEPTED_FILES.split(',')).toEqual(expect.arrayContaining(['application/pdf', '.pdf', '.docx']))
  })
})

describe('whether a file can be taken', () => {
  const file = (name: string, size = 10) => ({ name, size })
  it('refuses one byte above 30 MB and takes the last one below [S2-9.001] [S2-5.040]', () => {
    expect(MAX_DOCUMENT_BYTES).toBe(31457280)
    expect(validateUpload(file('a.pdf', 31457280), [])).toBeNull()
    expect(validateUpload(file('a.pdf', 31457281), [])).toBe('documents.too-big')
  })
  it('refuses a name that is there, with underscores as spaces', () => {
    expect(validateUpload(file('my_file.pdf'), ['my file.pdf'])).toBe('documents.duplicate')
    expect(validateUpload(file('my_file.pdf'), ['my file.jpg', 'file.pdf'])).toBeNull()
  })
  it.each([
    ['a.exe', 'documents.wrong-type'],
    ['a.svg', 'documents.wrong-type'],
    ['a.html', 'documents.wrong-type'],
    ['', 'documents.no-name'],
  ])('refuses %j as %s', (name, problem) => {
    expect(validateUpload(file(name), [])).toBe(problem)
  })
  it('refuses what is empty', () => {
    expect(validateUpload(file('a.pdf', 0), [])).toBe('documents.empty')
  })
})
