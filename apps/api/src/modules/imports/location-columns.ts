import { formatPostalCode, locationImportFields } from '@malote/api-client/contract'
import { type ColumnReading, createCatalogue } from './columns.ts'
import { numberTitles } from './title-words.ts'

const readings: Readonly<Record<string, ColumnReading>> = {
  name: { example: 'Loja da Vila Mariana', aliases: 'local loja nomedolocal nomedaloja unidade filial' },
  'address/postalCode': { example: formatPostalCode('01310100'), kind: 'postalCode', aliases: 'codigopostal' },
  'address/street': { example: 'Avenida Paulista', aliases: 'endereco rua' },
  'address/number': { example: '1578', kind: 'houseNumber', aliases: numberTitles },
  'address/complement': { example: 'Loja 2', aliases: 'compl' },
  'address/neighborhood': { example: 'Bela Vista' },
  'address/city': { example: 'São Paulo', aliases: 'municipio' },
  'address/state': { example: 'SP', kind: 'state', aliases: 'estado' },
  'address/coordinates/latitude': { example: -23.561414, kind: 'degrees', aliases: 'lat' },
  'address/coordinates/longitude': { example: -46.655881, kind: 'degrees', aliases: 'long lng lon' },
  contactName: { example: 'Bia Lima', aliases: 'responsavel nomedocontato' },
  contactPhone: { example: '(11) 98765-4321', aliases: 'celular whatsapp fone' },
  contactEmail: { example: 'bia@padaria.com.br' },
  instructions: { aliases: 'obs observacoes' },
  accessNotes: { example: 'Portão azul, chamar a Bia', aliases: 'acesso' },
}

/** The columns of a spreadsheet of locations. */
export const locationColumns = createCatalogue(locationImportFields, readings)
