import { useState } from 'react'
import { SharedProductsReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { useQuery } from '#web/console/navigation/address.ts'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { type Column, DataTable } from '#web/console/ui/data-table.tsx'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'

const productsFrom = parserOf(SharedProductsReply)
type Shared = SharedProductsReply['products'][number]

const columns = (remove: (product: Shared) => void): readonly Column<Shared>[] => [
  { title: 'Agreed', value: ({ agreedAt }) => momentText(agreedAt) },
  { title: 'Barcode', value: ({ gtin }) => gtin },
  { title: 'Name', isText: true, value: ({ name }) => name ?? '' },
  { title: 'kcal', isNumber: true, value: ({ energy }) => energy },
  { title: 'Per', value: ({ basis }) => basis },
  {
    title: 'Act',
    onlyIn: 'page',
    isAct: true,
    value: () => null,
    cell: (product) => <Action onClick={() => remove(product)}>Remove</Action>,
  },
]

type RemoveProps = { readonly product: Shared; readonly onDone: () => void; readonly onCancel: () => void }

function Remove({ product, onDone, onCancel }: RemoveProps) {
  const [note, setNote] = useState('')
  return (
    <Panel title={`Remove: ${product.name ?? product.gtin}`} takesFocus>
      <ActForm
        address={filled(consoleRoutes.sharedProductRemoved, { gtin: product.gtin })}
        body={{ note: note.trim() }}
        parse={productsFrom}
        confirm="Remove for everybody"
        consequences={[
          'Members who scan it are no longer shown these figures, even if others agree on them again.',
          'Whoever read the pack keeps their own reading.',
        ]}
        onCancel={onCancel}
        onDone={onDone}
      >
        <TextField label="Why" name="note" required minLength={3} maxLength={300} value={note} onChange={setNote} />
      </ActForm>
    </Panel>
  )
}

/** Products that members are shown because others agreed on their figures; the one being removed is kept in the address. */
export function SharedProductsPage() {
  const { data, reload } = useConsoleData(consoleRoutes.sharedProducts, productsFrom)
  const [query, setQuery] = useQuery()
  const products = data.kind === 'ready' ? data.value.products : []
  const chosen = products.find(({ gtin }) => gtin === query.get('product'))
  const close = () => setQuery({ product: '' })
  return (
    <>
      {chosen !== undefined && (
        <Remove
          key={chosen.gtin}
          product={chosen}
          onCancel={close}
          onDone={() => {
            close()
            reload()
          }}
        />
      )}
      <Panel title="Read from packs by several members">
        <WhenLoaded data={data}>
          {({ products }) => (
            <DataTable
              caption="Shared products"
              columns={columns(({ gtin }) => setQuery({ product: gtin }))}
              rows={products}
              rowKey={({ gtin }) => gtin}
              empty="No product is shared yet. One is as soon as three members of some standing read the same figures."
              file="shared-products"
            />
          )}
        </WhenLoaded>
      </Panel>
    </>
  )
}
