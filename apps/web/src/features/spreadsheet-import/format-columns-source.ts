import type { Import } from '@malote/api-client'
import { formatDateTime } from '../../lib/format/formats.ts'

/** @returns the sentence about the earlier import whose columns are proposed. */
export const formatColumnsSource = ({ fileName, createdAt }: NonNullable<Import['columnsFrom']>): string =>
  `As colunas estão como em ${fileName}, de ${formatDateTime(createdAt)}`
