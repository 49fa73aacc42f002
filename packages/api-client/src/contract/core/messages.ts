import type * as z from 'zod/mini'

/** Texts for an expected type, as they follow "Informe". */
const typeNames: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'sim ou não',
  array: 'uma lista',
  object: 'um objeto',
}

/** Instructions for a string in the wrong format. */
const formatMessages: Record<string, string> = {
  email: 'Informe um e-mail completo, como nome@empresa.com.br.',
  uuid: 'Informe um identificador no formato UUID.',
  datetime: 'Informe data e hora no formato ISO 8601, com fuso.',
  date: 'Informe a data no formato AAAA-MM-DD.',
  url: 'Informe um endereço completo, começando com https://.',
}

/** The message of a required field that is empty; also used by screens that require more fields than the schema. */
export const missingMessage = 'Preencha este campo.'

const number = new Intl.NumberFormat('pt-BR')

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  const minimum = Number(issue.minimum)
  if (issue.origin === 'string') {
    return minimum <= 1 ? missingMessage : `Use pelo menos ${number.format(minimum)} caracteres.`
  }
  if (issue.origin === 'array') return `Informe pelo menos ${number.format(minimum)}.`
  return `Use um valor a partir de ${number.format(minimum)}.`
}

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const maximum = number.format(Number(issue.maximum))
  if (issue.origin === 'string') return `Use no máximo ${maximum} caracteres.`
  if (issue.origin === 'array') return `Informe no máximo ${maximum}.`
  return `Use um valor até ${maximum}.`
}

/**
 * The Portuguese text of a validation issue: an instruction, never only "inválido" (product, section 7).
 * A schema's own message takes precedence.
 */
export function formatIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return missingMessage
      return `Informe ${typeNames[issue.expected as string] ?? 'outro tipo de valor'}.`
    case 'too_small':
      return tooSmall(issue as z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>)
    case 'too_big':
      return tooBig(issue as z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>)
    case 'invalid_format':
      return formatMessages[issue.format as string] ?? 'Confira o formato deste campo.'
    case 'invalid_value':
      return 'Escolha uma das opções da lista.'
    case 'unrecognized_keys':
      return `Remova ${(issue.keys as string[]).join(', ')}: este campo não existe.`
    default:
      return 'Confira o valor deste campo.'
  }
}
