import * as z from 'zod/mini'

/** A complete http or https address. */
export const WebAddress = z
  .string()
  .check(
    z.trim(),
    z.maxLength(2000),
    z.regex(/^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i, 'Informe um endereço completo, começando com https://.'),
  )
