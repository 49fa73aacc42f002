import { expectAccessibleEverywhere } from './accessibility.ts'
import { expect, openAs, test } from './people.ts'

// The server processes one import at a time, and another test's import may be large.
const wait = { timeout: 150_000 }
test.describe.configure({ timeout: 240_000 })

/** The check digit of a key: modulo 11, with weights 2 to 9 from the right. */
function completeKey(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0)
  return `${body}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`
}

test('the XML of an invoice becomes an order that is found by its key, and that its CT-e does not repeat', async ({
  page,
}) => {
  const number = String(Date.now()).slice(-9)
  const key = completeKey(`35261112345678000195550010${number.slice(0, 8)}100001030`.padEnd(43, '0').slice(0, 43))
  const xml = `<?xml version="1.0" encoding="UTF-8"?><nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><NFe><infNFe Id="NFe${key}" versao="4.00"><ide><serie>1</serie><nNF>${Number(number)}</nNF><tpNF>1</tpNF></ide><emit><CNPJ>12345678000195</CNPJ><xNome>Doces do Bairro</xNome><enderEmit><xLgr>Avenida Paulista</xLgr><nro>1578</nro><xBairro>Bela Vista</xBairro><xMun>São Paulo</xMun><UF>SP</UF><CEP>01310100</CEP></enderEmit></emit><dest><CPF>52998224725</CPF><xNome>Nair Prado</xNome><enderDest><xLgr>Rua Cardoso de Almeida</xLgr><nro>788</nro><xBairro>Perdizes</xBairro><xMun>São Paulo</xMun><UF>SP</UF><CEP>05013001</CEP><fone>11987654321</fone></enderDest></dest><det nItem="1"><prod><xProd>Bolo de cenoura</xProd><uCom>UN</uCom><qCom>2.0000</qCom></prod></det><total><ICMSTot><vNF>1234.50</vNF></ICMSTot></total><transp><vol><qVol>2</qVol><esp>Caixa</esp><pesoB>7.000</pesoB></vol></transp></infNFe></NFe></nfeProc>`
  await openAs(page, 'manager', '/ordens-de-servico/importar')
  await page
    .getByLabel('Planilha', { exact: true })
    .setInputFiles({ name: 'nota.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  const ready = page.getByRole('table', { name: 'O que será criado' })
  await expect(ready.getByRole('row').filter({ hasText: 'Nair Prado' })).toContainText('2 × Caixa: 2 UN Bolo', wait)
  await expectAccessibleEverywhere(page, 'what an invoice becomes')
  await page.getByRole('button', { name: 'Importar 1 ordem' }).click(wait)
  const created = page.getByRole('table', { name: 'Ordens criadas' })
  await created.getByRole('link', { name: /^OS-/ }).click(wait)
  const written = key.replace(/(.{4})(?=.)/g, '$1 ')
  await expect(page.getByRole('main')).toContainText(written)
  const orderNumber = page.url().split('/').at(-1) ?? ''
  await openAs(page, 'manager', `/ordens-de-servico?search=${encodeURIComponent(written)}`)
  const link = page.getByRole('main').getByRole('link', { name: orderNumber })
  await expect(link.first()).toBeVisible(wait)

  // The CT-e of the same goods would be a second order.
  const waybill = `<?xml version="1.0" encoding="UTF-8"?><cteProc versao="4.00" xmlns="http://www.portalfiscal.inf.br/cte"><CTe><infCte versao="4.00" Id="CTe${key.slice(0, 20)}57${key.slice(22)}"><ide><serie>1</serie><nCT>${Number(number)}</nCT></ide><rem><xNome>Doces do Bairro</xNome><enderReme><xLgr>Avenida Paulista</xLgr><nro>1578</nro><xBairro>Bela Vista</xBairro><xMun>São Paulo</xMun><CEP>01310100</CEP><UF>SP</UF></enderReme></rem><dest><xNome>Nair Prado</xNome><enderDest><xLgr>Rua Cardoso de Almeida</xLgr><nro>788</nro><xBairro>Perdizes</xBairro><xMun>São Paulo</xMun><CEP>05013001</CEP><UF>SP</UF></enderDest></dest><infCTeNorm><infCarga><vCarga>1234.50</vCarga><proPred>Doces</proPred></infCarga><infDoc><infNFe><chave>${key}</chave></infNFe></infDoc></infCTeNorm></infCte></CTe></cteProc>`
  await page.goto('/ordens-de-servico/importar')
  await page
    .getByLabel('Planilha', { exact: true })
    .setInputFiles({ name: 'cte.xml', mimeType: 'text/xml', buffer: Buffer.from(waybill) })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  await expect(page.getByText('1 ordem do arquivo tem a nota fiscal de outra')).toBeVisible(wait)
  await expect(page.getByRole('main').getByRole('link', { name: orderNumber })).toBeVisible()
  await expectAccessibleEverywhere(page, 'a CT-e of an invoice that has an order')
  await page.getByRole('button', { name: 'Deixar de fora' }).click()
  await expect(page.getByText('1 ordem do arquivo tem a nota fiscal de outra')).toBeHidden(wait)
  await expect(page.getByRole('button', { name: /^Importar \d/ })).toBeHidden()
})
