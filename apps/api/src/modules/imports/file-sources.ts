import { normalizeHeader } from '../../domain/spreadsheet-cells.ts'
import type { Cell } from '../../platform/files/spreadsheet-writer.ts'

/** A program whose exports have titles of their own, of which some would mean something else in another file. */
export interface FileSource {
  readonly name: string
  /** The titles that identify its exports. */
  readonly titles: readonly string[]
  /** The field of each title that concerns a delivery; the others are ignored. */
  readonly fields: Readonly<Record<string, string>>
}

const dropoff = 'dropoffs/0'
const address = `${dropoff}/address`

/** The titles as the programs write them; "Data" of Nuvemshop is the day of the purchase. */
export const orderSources: readonly FileSource[] = [
  {
    name: 'Shopify',
    titles: ['Name', 'Financial Status', 'Lineitem quantity', 'Lineitem name', 'Shipping Name'],
    fields: {
      Name: 'externalRef',
      Email: `${dropoff}/contactEmail`,
      Subtotal: 'declaredValueCents',
      'Lineitem name': 'items/0/description',
      'Lineitem quantity': 'items/0/quantity',
      'Shipping Name': `${dropoff}/contactName`,
      'Shipping Phone': `${dropoff}/contactPhone`,
      'Shipping Address1': `${address}/street`,
      // Of Brazilian addresses: complement and district, separated by a comma.
      'Shipping Address2': `${address}/complement`,
      'Shipping Zip': `${address}/postalCode`,
      'Shipping City': `${address}/city`,
      'Shipping Province': `${address}/state`,
      Notes: 'notes',
      'Fulfillment Status': 'fulfillmentStatus',
      'Lineitem fulfillment status': 'lineFulfillmentStatus',
      'Cancelled at': 'canceledAt',
    },
  },
  {
    name: 'Nuvemshop',
    titles: ['Número do Pedido', 'Nome para a entrega', 'Nome do Produto', 'Quantidade Comprada'],
    fields: {
      'Número do Pedido': 'externalRef',
      'E-mail': `${dropoff}/contactEmail`,
      Subtotal: 'declaredValueCents',
      'Nome para a entrega': `${dropoff}/contactName`,
      'Telefone para a entrega': `${dropoff}/contactPhone`,
      Endereço: `${address}/street`,
      Número: `${address}/number`,
      Complemento: `${address}/complement`,
      Bairro: `${address}/neighborhood`,
      Cidade: `${address}/city`,
      'Código postal': `${address}/postalCode`,
      Estado: `${address}/state`,
      'Anotações do Comprador': 'notes',
      'Nome do Produto': 'items/0/description',
      'Quantidade Comprada': 'items/0/quantity',
      'Status do Envio': 'fulfillmentStatus',
      'Data e hora do cancelamento': 'canceledAt',
    },
  },
  {
    // The titles of the extension Advanced Order Export; WooCommerce itself exports no addresses.
    name: 'WooCommerce',
    titles: ['Order Number', 'First Name (Shipping)', 'Address 1&2 (Shipping)', 'Item Name'],
    fields: {
      'Order Number': 'externalRef',
      'Order Subtotal Amount': 'declaredValueCents',
      'First Name (Shipping)': `${dropoff}/contactFirstName`,
      'Last Name (Shipping)': `${dropoff}/contactLastName`,
      'Address 1&2 (Shipping)': `${address}/line`,
      'City (Shipping)': `${address}/city`,
      'State Code (Shipping)': `${address}/state`,
      'Postcode (Shipping)': `${address}/postalCode`,
      'Phone (Billing)': `${dropoff}/contactPhone`,
      'Email (Billing)': `${dropoff}/contactEmail`,
      'Order Status': 'canceledAt',
      'Customer Note': 'notes',
      'Item Name': 'items/0/description',
      Quantity: 'items/0/quantity',
      'Quantity (- Refund)': 'items/0/quantity',
    },
  },
  {
    // The sheet of sales orders. A tool of another shop writes "Nr Pedido".
    name: 'Bling',
    titles: ['Nome Comprador', 'CPF/CNPJ Comprador', 'Nome Entrega', 'CEP Entrega', 'Produto'],
    fields: {
      'Número pedido': 'externalRef',
      'Nr Pedido': 'externalRef',
      'Celular Comprador': `${dropoff}/contactPhone`,
      'E-mail Comprador': `${dropoff}/contactEmail`,
      'Nome Entrega': `${dropoff}/contactName`,
      'CEP Entrega': `${address}/postalCode`,
      'Endereço Entrega': `${address}/street`,
      'Número Entrega': `${address}/number`,
      'Complemento Entrega': `${address}/complement`,
      'Bairro Entrega': `${address}/neighborhood`,
      'Cidade Entrega': `${address}/city`,
      'UF Entrega': `${address}/state`,
      Observações: 'notes',
      Produto: 'items/0/description',
      Quantidade: 'items/0/quantity',
      'Valor Unitário': 'items/0/valueCents',
    },
  },
  {
    // Its first address is that of the customer, and the second one of the delivery.
    name: 'Tiny',
    titles: ['Número do pedido', 'Destinatário', 'CEP entrega', 'Endereço Nro entrega', 'Descrição'],
    fields: {
      'Número do pedido': 'externalRef',
      'e-mail': `${dropoff}/contactEmail`,
      Destinatário: `${dropoff}/contactName`,
      'Fone entrega': `${dropoff}/contactPhone`,
      'CEP entrega': `${address}/postalCode`,
      'Endereço entrega': `${address}/street`,
      'Endereço Nro entrega': `${address}/number`,
      'Complemento entrega': `${address}/complement`,
      'Bairro entrega': `${address}/neighborhood`,
      'Município entrega': `${address}/city`,
      'UF entrega': `${address}/state`,
      Observações: 'notes',
      Descrição: 'items/0/description',
      Quantidade: 'items/0/quantity',
      'Valor unitário': 'items/0/valueCents',
    },
  },
  {
    // The order report, one row for each SKU, as VTEX documents its columns ("Order report" of its help center). An order of
    // VTEX has one address: UF and City are those of the delivery. The notation of its prices is not documented: the cells of
    // the column decide it, or the user does.
    name: 'VTEX',
    titles: ['Order', 'Receiver Name', 'Postal Code', 'SLA Type', 'Quantity_SKU', 'SKU Name'],
    fields: {
      Order: 'externalRef',
      Email: `${dropoff}/contactEmail`,
      Phone: `${dropoff}/contactPhone`,
      'Receiver Name': `${dropoff}/contactName`,
      'Postal Code': `${address}/postalCode`,
      Street: `${address}/street`,
      Number: `${address}/number`,
      Complement: `${address}/complement`,
      Neighborhood: `${address}/neighborhood`,
      City: `${address}/city`,
      UF: `${address}/state`,
      // Of a home, or of a pickup point of the shop.
      'Address Type': 'fulfillmentStatus',
      Reference: `${address}/reference`,
      Note: 'notes',
      'SKU Name': 'items/0/description',
      Quantity_SKU: 'items/0/quantity',
      'SKU Selling Price': 'items/0/valueCents',
      'Status raw value (temporary)': 'canceledAt',
    },
  },
  {
    // The titles of the table that `platform/files/spreadsheet-reader/invoices.ts` makes of XML.
    name: 'NF-e',
    titles: ['Nota', 'Chave de acesso', 'Destinatário: nome', 'Item: peso bruto (kg)'],
    fields: {
      Nota: 'externalRef',
      'Chave de acesso': 'invoiceKey',
      ...toFiscalStop((title) => `Remetente: ${title}`, 'pickup'),
      ...toFiscalStop((title) => `Destinatário: ${title}`, dropoff),
      'Valor da nota': 'declaredValueCents',
      'Nota cancelada': 'canceledAt',
      'Item: descrição': 'items/0/description',
      'Item: quantidade': 'items/0/quantity',
      'Item: peso bruto (kg)': 'items/0/weightGrams',
    },
  },
  // The titles of the tables that `platform/files/spreadsheet-reader` makes of transport documents, and of an archive that has
  // invoices as well.
  createWaybillSource('CT-e', 'CT-e', 'Chave do CT-e', 'CT-e'),
  createWaybillSource('NF-e e CT-e', 'Documento', 'Chave do documento', 'NF-e ou CT-e'),
]

/**
 * Creates the source of a table with transport documents.
 *
 * @param document The title of the column with the reference.
 * @param keyTitle The title of the column with its key.
 * @param kinds The kinds of documents, as the titles of the stops name them.
 */
function createWaybillSource(name: string, document: string, keyTitle: string, kinds: string): FileSource {
  return {
    name,
    titles: [document, keyTitle, `Entrega: nome (${kinds})`, 'Item: produto predominante'],
    fields: {
      [document]: 'externalRef',
      'Chave da NF-e': 'invoiceKey',
      'Notas fiscais da carga': 'notes',
      ...toFiscalStop((title) => `Coleta: ${title} (${kinds})`, 'pickup'),
      ...toFiscalStop((title) => `Entrega: ${title} (${kinds})`, dropoff),
      'Valor da carga': 'declaredValueCents',
      [`${document} cancelado`]: 'canceledAt',
      'Item: produto predominante': 'items/0/description',
      'Item: volumes': 'items/0/quantity',
      'Item: peso bruto por volume (kg)': 'items/0/weightGrams',
    },
  }
}

/** The fields of a party of an invoice or a transport document. */
function toFiscalStop(toTitle: (title: string) => string, stop: string): Readonly<Record<string, string>> {
  const fields = {
    nome: 'contactName',
    telefone: 'contactPhone',
    'e-mail': 'contactEmail',
    CEP: 'address/postalCode',
    logradouro: 'address/street',
    número: 'address/number',
    complemento: 'address/complement',
    bairro: 'address/neighborhood',
    município: 'address/city',
    UF: 'address/state',
  }
  return Object.fromEntries(Object.entries(fields).map(([title, field]) => [toTitle(title), `${stop}/${field}`]))
}

/** Recognizes the program that exported a file with these titles. */
export function findFileSource(sources: readonly FileSource[], headers: readonly Cell[]): FileSource | undefined {
  const titles = new Set(headers.map(normalizeHeader))
  return sources.find((source) => source.titles.every((title) => titles.has(normalizeHeader(title))))
}
