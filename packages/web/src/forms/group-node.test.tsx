import { compileSections } from '@hearthlight/domain/programs/questions/compile-sections'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { sampleQuestion, sampleSection } from '../testing/sample-application.ts'
import { bootForTest, WithApp } from '../testing/with-app.tsx'
import { Questions } from './questions.tsx'
import { useQuestionForm } from './use-question-form.ts'

beforeAll(() => bootForTest())

const questions = compileSections([sampleSection([sampleQuestion('year')])], (key) => key)

function Form() {
  return <Questions form={useQuestionForm({ id: 'test', questions })} />
}

// In a file of its own: where another test has shown something that is loaded later, nothing would wait here any more.
it('questions in a group are drawn with the form, and wait for no code of their own', () => {
  render(<Form />, { wrapper: WithApp })
  expect(screen.getByLabelText(/^Question year/)).toBeTruthy()
})
