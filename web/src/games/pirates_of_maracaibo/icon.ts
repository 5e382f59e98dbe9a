export default 'island';
