import '../../../remote-catalog/src/remote';
