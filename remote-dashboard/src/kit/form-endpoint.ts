import { addressOf, requestOf, type Builder } from '@pasal/shared/api';
import type { Call, CallRequest, CallResponse, CallShape } from '@pasal/shared/contracts/calls';
import { sendForm, type Progress } from './send-form';

/** The argument of a form's hook; `onProgress` gets the share that has been uploaded. */
export type FormRequest<Shape extends CallShape> = CallRequest<Shape> & {
  form: FormData;
  headers?: Record<string, string>;
  onProgress?: Progress;
};

/** The endpoint of a call that takes a form with files. */
export function formOf<Shape extends CallShape>(build: Builder, call: Call<Shape>) {
  return build.mutation<CallResponse<Shape>, FormRequest<Shape>>({
    queryFn: (request) =>
      sendForm<CallResponse<Shape>>({
        address: addressOf(call, request),
        method: call.method,
        form: request.form,
        headers: request.headers,
        onProgress: request.onProgress,
      }),
    invalidatesTags: call.changes ?? [],
  });
}

/** The endpoint of a call that takes a short text form, with the ordinary timeout. */
export function shortFormOf<Shape extends CallShape>(build: Builder, call: Call<Shape>) {
  return build.mutation<CallResponse<Shape>, FormRequest<Shape>>({
    query: (request) => ({ ...requestOf(call, request), body: request.form }),
    invalidatesTags: call.changes ?? [],
  });
}
